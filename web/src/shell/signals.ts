// Being told by the browser that it is one's turn, while no page is open. Nothing is asked for before somebody wants it.
import { api } from '../wire/api';
import { settings } from './settings.svelte';

/** Whether this browser can show a word that comes while the page is closed. */
export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the person, then the browser, then the server; whether all agreed. */
export async function listen(key: string, every: boolean): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another key
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }), every);
  return true;
}

export async function stopListening(): Promise<void> {
  settings.told = null;
  if (!canBeTold()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The server writes to where the browser listens now, in the language of now. */
export async function keepListening(): Promise<void> {
  const { told, language } = settings;
  if (!told || !canBeTold()) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return;
  if (told.language !== language || told.endpoint !== subscription.endpoint) await tell(subscription, told.every);
}

async function tell(subscription: PushSubscription, every: boolean): Promise<void> {
  const { language } = settings;
  const { endpoint = '', keys } = subscription.toJSON();
  await api.wantSignals({ endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language, every });
  settings.told = { language, every, endpoint };
}
