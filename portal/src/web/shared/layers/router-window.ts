import { currentEntry, depthOf, screenOf } from './entry';

type RouterWindowParts = {
  /** The router has written an entry. */
  written: () => void;
  /** Called on every history navigation: whether the router should receive it. */
  isRoutersStep: () => boolean;
};

/** A proxy of `window` for the router's history, which hides the entries of layers. */
export function routerWindow(browser: Window, { written, isRoutersStep }: RouterWindowParts) {
  const { history } = browser;
  const listeners = new Map<() => void, () => void>();
  return {
    history: {
      get state(): unknown {
        return history.state;
      },
      get length(): number {
        return history.length;
      },
      pushState(state: object, unused: string, address?: string): void {
        // Replaces a layer's entry: Back from there leads to the screen, not to a closed dialog.
        if (depthOf(currentEntry(browser)) > 0) history.replaceState(state, unused, address);
        else history.pushState(state, unused, address);
        written();
      },
      replaceState(state: object, unused: string, address?: string): void {
        const entry = currentEntry(browser);
        const marks = { screenKey: screenOf(entry), layerDepth: depthOf(entry) };
        history.replaceState({ ...state, ...marks }, unused, address);
        written();
      },
      go: (steps: number) => history.go(steps),
      back: () => history.back(),
      forward: () => history.forward(),
    },
    document: browser.document,
    get location(): Location {
      return browser.location;
    },
    addEventListener(type: string, listener: () => void, options?: AddEventListenerOptions): void {
      const heard = type === 'popstate' ? () => void (isRoutersStep() && listener()) : listener;
      listeners.set(listener, heard);
      browser.addEventListener(type, heard, options);
    },
    removeEventListener(type: string, listener: () => void, options?: EventListenerOptions): void {
      browser.removeEventListener(type, listeners.get(listener) ?? listener, options);
    },
  };
}
