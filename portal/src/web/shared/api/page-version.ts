import { createStore } from 'zustand/vanilla';

/** Whether the server has moved on to a version that this page does not speak (specification 1 §7). */
const store = createStore(() => ({ isOld: false }));

export const pageVersion = {
  store,
  declareOld: (): void => store.setState({ isOld: true }),
};
