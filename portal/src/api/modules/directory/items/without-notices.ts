import type { DirectoryServices } from '../services.ts';

/** The services with a listener that notifies no followers of a folder: for files that are announced together. */
export const withoutNotices = <Services extends Pick<DirectoryServices, 'listener'>>(
  services: Services,
): Services => ({
  ...services,
  listener: { ...services.listener, activitiesRecorded: async () => undefined },
});
