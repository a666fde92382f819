/**
 * The portal that a test talks to. Each of the run's workers has one of its own, with a database of its own, so that
 * two files of tests run side by side without seeing each other's people and folders.
 */
const variable = (name: 'URL' | 'OWNER_URL', worker: number | string): string => `E2E_${name}_${worker}`;
const worker = (): string => process.env.TEST_PARALLEL_INDEX ?? '0';

/** Tells the tests of a worker, in this process and in those that it starts, where their portal is. */
export function announcePortal(index: number, address: string, ownerUrl: string): void {
  process.env[variable('URL', index)] = address;
  process.env[variable('OWNER_URL', index)] = ownerUrl;
}

/** The portal's origin, or the address of a path there. */
export const url = (path = ''): string => `${process.env[variable('URL', worker())] ?? ''}${path}`;

/** The portal's database as its owner reaches it. */
export const databaseUrl = (): string => process.env[variable('OWNER_URL', worker())] ?? '';
