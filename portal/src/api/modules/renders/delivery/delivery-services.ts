import type { PlatformServices } from '../../../platform/services.ts';
import type { DirectoryServices } from '../../directory/directory.ts';

/** What deliveries work with. */
export type DeliveryServices = PlatformServices & Pick<DirectoryServices, 'jobs' | 'listener'>;
