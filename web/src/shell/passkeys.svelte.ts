// The browser's part of passkeys: making one, and coming in by one. Bytes travel as base64url.
import { api, Refused } from '../wire/api';
import type { Passkeys } from '../wire/types';
import { self } from './me.svelte';

export function toText(data: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Why a browser shows no passkey, in our words. */
const REASONS: Record<string, string> = {
  InvalidStateError: 'refused-passkey-known',
  SecurityError: 'refused-passkeys-address',
};

function inWords(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  return new Refused({ id: REASONS[error.name] ?? 'web-passkey-unasked', args: {}, rule: '' }, 0);
}

/** A browser asks its person, who may refuse. */
async function asked(browser: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await browser) as PublicKeyCredential;
  } catch (error) {
    throw inWords(error);
  }
}

class OwnPasskeys {
  known = $state.raw<Passkeys | null>(null);

  /** Whether one can be added, or shown to come in. */
  get offered(): boolean {
    return this.known !== null && this.known.missing === null;
  }

  /** Asks the server, where the browser can have passkeys at all. */
  async look(): Promise<void> {
    if ('PublicKeyCredential' in window && window.isSecureContext) this.known = await api.passkeys();
  }

  async add(): Promise<void> {
    await self.introduce();
    const name = self.me?.name ?? '';
    const { challenge, rp, algorithms, user, known } = await api.passkeyChallenge('add');
    const made = await asked(
      navigator.credentials.create({
        publicKey: {
          challenge: toBytes(challenge),
          rp: { id: rp, name: 'Five Thrones' },
          user: { id: toBytes(user), name, displayName: name },
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
          excludeCredentials: known.map((id) => ({ type: 'public-key', id: toBytes(id) })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
          attestation: 'none',
        },
      }),
    );
    const response = made.response as AuthenticatorAttestationResponse;
    this.known = await api.addPasskey({
      client_data: toText(response.clientDataJSON),
      authenticator_data: toText(response.getAuthenticatorData()),
    });
  }

  /** Become the guest of a passkey, on this device. */
  async enter(): Promise<void> {
    const { challenge, rp } = await api.passkeyChallenge('enter');
    const shown = await asked(
      navigator.credentials.get({
        publicKey: { challenge: toBytes(challenge), rpId: rp, userVerification: 'preferred' },
      }),
    );
    const response = shown.response as AuthenticatorAssertionResponse;
    await api.comeIn({
      id: shown.id,
      client_data: toText(response.clientDataJSON),
      authenticator_data: toText(response.authenticatorData),
      signature: toText(response.signature),
      user_handle: toText(response.userHandle ?? new ArrayBuffer(0)),
      confirm: true, // the page has asked
    });
    await self.refresh();
  }

  async remove(id: string): Promise<void> {
    this.known = await api.removePasskey(id);
  }
}

export const passkeys = new OwnPasskeys();
