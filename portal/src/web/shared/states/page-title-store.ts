import { createStore } from 'zustand/vanilla';

/** The title of the screen that is shown; `PageTitle` writes it, the breadcrumbs read it. */
export const pageTitleStore = createStore(() => ({ title: '' }));
