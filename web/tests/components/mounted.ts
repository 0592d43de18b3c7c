/** A component on an empty page, until the test is over. */

import { flushSync, mount, unmount, type Component } from 'svelte';

let mounted: { instance: Record<string, unknown>; target: HTMLElement }[] = [];

export function mounting<Props extends Record<string, unknown>>(
  component: Component<Props, Record<string, unknown>, string>,
  props: Props,
): HTMLElement {
  mountingInstance(component, props);
  return mounted.at(-1)!.target;
}

/** The same, for what is called on the component. */
export function mountingInstance<
  Props extends Record<string, unknown>,
  Exports extends Record<string, unknown>,
>(component: Component<Props, Exports, string>, props: Props): Exports {
  const target = document.createElement('main');
  document.body.append(target);
  const instance = mount(component, { target, props });
  mounted.push({ instance, target });
  flushSync();
  return instance;
}

export async function unmountAll(): Promise<void> {
  for (const { instance, target } of mounted) {
    await unmount(instance);
    target.remove();
  }
  mounted = [];
}
