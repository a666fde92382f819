import encodeQR from 'qr';

/** Modules of quiet zone around the code; the paper beside it gives the rest. */
const QUIET_MODULES = 1;

/**
 * A QR (ISO/IEC 18004, error correction M) as rows of modules with its quiet zone, true where it is dark. Throws for
 * a content that it cannot hold; `codeContentProblem` says so before.
 */
export const qrModules = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
