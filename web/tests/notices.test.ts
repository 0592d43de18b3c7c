import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minuteOf, timeOf } from '../src/notices/hours';
import { ability, bytes, isSubscribed, subscribe } from '../src/notices/push';

const KEY = 'BAUG_-8';
const source = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
const browser = (userAgent: string, maxTouchPoints = 0) =>
  ({ userAgent, maxTouchPoints, serviceWorker: {} }) as unknown as Navigator;
const PUSHES = { PushManager: 1, Notification: 1 };

describe('what a browser can do', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is asked of the browser, and an iPhone shows notices of installed pages only', () => {
    vi.stubGlobal('Notification', { permission: 'default' });
    expect(ability(PUSHES, browser('Firefox'))).toBe('can');
    expect(ability({}, browser('Firefox'))).toBe('none');
    expect(ability({}, browser('iPhone; CPU iPhone OS 18'))).toBe('install');
    expect(ability({}, browser('Macintosh; Safari', 5))).toBe('install');
    expect(ability({}, browser('Macintosh; Safari'))).toBe('none');
    expect(ability(PUSHES, browser('iPhone; CPU iPhone OS 18'))).toBe('can');
    vi.stubGlobal('Notification', { permission: 'denied' });
    expect(ability(PUSHES, browser('Firefox'))).toBe('blocked');
  });
});

describe('a subscription', () => {
  const made = (key: string) => ({
    options: { applicationServerKey: bytes(key).buffer },
    unsubscribe: vi.fn(() => Promise.resolve(true)),
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' } }),
  });
  let before: ReturnType<typeof made> | null = null;
  const asked = vi.fn(() => Promise.resolve('granted'));
  const subscribes = vi.fn(() => Promise.resolve(made(KEY)));

  beforeEach(() => {
    const pushManager = { getSubscription: () => Promise.resolve(before), subscribe: subscribes };
    vi.stubGlobal('navigator', {
      userAgent: '',
      serviceWorker: {
        ready: Promise.resolve({ pushManager }),
        getRegistration: () => Promise.resolve({}),
      },
    });
    vi.stubGlobal('PushManager', {});
    vi.stubGlobal('Notification', { permission: 'granted', requestPermission: asked });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is made with the key of the server, and one with another key is replaced', async () => {
    before = made('AAAA');
    expect(await isSubscribed(KEY)).toBe(false);
    expect(await subscribe(KEY)).toEqual({ endpoint: 'https://push.example/1', public: 'P', secret: 'A' });
    expect(before.unsubscribe).toHaveBeenCalledOnce();
    expect(subscribes).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: bytes(KEY) });
    before = made(KEY);
    expect(await isSubscribed(KEY)).toBe(true);
  });

  it('is not made if the person says no', async () => {
    asked.mockResolvedValueOnce('denied');
    subscribes.mockClear();
    expect(await subscribe(KEY)).toBeNull();
    expect(subscribes).not.toHaveBeenCalled();
  });
});

describe('times and days', () => {
  it('are those of the fields of a form', () => {
    expect([minuteOf('22:05'), minuteOf('00:00'), minuteOf('')]).toEqual([1325, 0, null]);
    expect([timeOf(1325), timeOf(0), timeOf(420)]).toEqual(['22:05', '00:00', '07:00']);
  });
});

describe('the service worker', () => {
  const handlers: Record<string, (event: unknown) => void> = {};
  const focus = vi.fn();
  const openWindow = vi.fn();
  const showNotification = vi.fn();
  const worker = {
    addEventListener: (kind: string, handler: (event: unknown) => void) => (handlers[kind] = handler),
    registration: { scope: 'https://dice.example/games/', showNotification },
    clients: {
      matchAll: () => Promise.resolve([{ url: 'https://dice.example/games/t/1#x', focus }]),
      openWindow,
    },
  };
  // oxlint-disable-next-line no-implied-eval -- the file is no module: browsers run it as it is
  const run = new Function('self', source) as (self: typeof worker) => void;
  run(worker);

  const tap = async (path: string) => {
    let done: Promise<unknown> = Promise.resolve();
    const waitUntil = (work: Promise<unknown>) => (done = work);
    handlers['notificationclick']?.({ notification: { close: vi.fn(), data: { path } }, waitUntil });
    await done;
  };

  it('shows what it is sent, and something when it is sent nothing', () => {
    const data = {
      json: () => ({ title: 'Your turn', body: 'A game waits.', path: '/t/1', tag: 'turn/t/1' }),
    };
    handlers['push']?.({ data, waitUntil: vi.fn() });
    const shown = { body: 'A game waits.', tag: 'turn/t/1', data: { path: '/t/1' }, icon: './icon-192.png' };
    expect(showNotification).toHaveBeenLastCalledWith('Your turn', shown);
    handlers['push']?.({ data: null, waitUntil: vi.fn() });
    expect(showNotification.mock.lastCall?.[0]).toBe('Throwdown');
  });

  it('opens the table, or the tab that shows it', async () => {
    await tap('/t/1');
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
    await tap('/t/2');
    expect(openWindow).toHaveBeenCalledWith('https://dice.example/games/t/2');
  });
});
