/** What a reader chose for this device; stored in the browser. */

import type { Language, ThemeName } from '../protocol/messages';
import { LANGUAGES, preferredLanguage } from '../words/fluent';

const STORAGE_KEY = 'throwdown';

export interface Settings {
  language: Language;
  theme: ThemeName;
  scheme: 'auto' | 'light' | 'dark';
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** `auto` does as the system says. */
  motion: 'auto' | 'full' | 'none';
  buzz: boolean;
  /** How finely the arena is drawn; `auto` sees what the device can do. */
  quality: 'high' | 'auto' | 'low';
  /** Ask for a hint at every own decision, where hints are allowed. */
  hints: boolean;
  /** Show how safe each roll of voll verasselt is, where hints are allowed. */
  odds: boolean;
}

const DEFAULTS: Settings = {
  language: preferredLanguage(navigator.languages ?? [navigator.language]),
  theme: 'published',
  scheme: 'auto',
  volume: 0.6,
  muted: false,
  motion: 'auto',
  buzz: true,
  quality: 'auto',
  hints: false,
  odds: false,
};

function storedSettings(): Settings {
  try {
    const known = {
      ...DEFAULTS,
      ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Settings>),
    };
    return LANGUAGES.includes(known.language) ? known : { ...known, language: DEFAULTS.language };
  } catch {
    return DEFAULTS;
  }
}

export const settings = $state<Settings>(storedSettings());

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let systemDark = $state(dark.matches);
let systemStill = $state(still.matches);
dark.addEventListener('change', () => (systemDark = dark.matches));
still.addEventListener('change', () => (systemStill = still.matches));

/** Whether the page is dark now. */
export function isDark(): boolean {
  return settings.scheme === 'dark' || (settings.scheme === 'auto' && systemDark);
}

/** Whether nothing should move: flat view, results immediately. */
export function isStill(): boolean {
  return settings.motion === 'none' || (settings.motion === 'auto' && systemStill);
}

export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  storeSettings();
}

function storeSettings(): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // a browser that stores nothing still plays
  }
}
