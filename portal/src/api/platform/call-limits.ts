/**
 * How long a call to another service may take, in milliseconds. The boundaries let only the files that read this table
 * open connections, so that no call waits without a limit.
 */

export type CallLimits = {
  /** Until there is a connection. */
  connect: number;
  /** Until the service answers; of a transfer, between two signs of life. */
  silence: number;
};

type OtherService = 'bucket' | 'database' | 'mail' | 'webhook' | 'antivirus' | 'renderer';

export const CALL_LIMITS: Record<OtherService, CallLimits> = {
  // A read is repeated once: it fails within half a minute.
  bucket: { connect: 3_000, silence: 9_000 },
  // The server ends a statement itself, by its own clock; `SERVER_GONE` is for one that does not.
  database: { connect: 10_000, silence: 60_000 },
  mail: { connect: 10_000, silence: 20_000 },
  // A receiver only has to note the message.
  webhook: { connect: 5_000, silence: 15_000 },
  // A large archive is unpacked before the daemon says anything.
  antivirus: { connect: 5_000, silence: 120_000 },
  // Longer than the service's own deadline for waiting and printing.
  renderer: { connect: 10_000, silence: 330_000 },
};

/** Beyond a statement's time limit, after which its connection is given up. */
export const SERVER_GONE = 15_000;
