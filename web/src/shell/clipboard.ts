/** Puts a text on the clipboard; false where the browser keeps it from a page that came unencrypted. */
export async function copy(text: string): Promise<boolean> {
  if (!isSecureContext) return false;
  await navigator.clipboard.writeText(text);
  return true;
}
