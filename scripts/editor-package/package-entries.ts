import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Manifest = {
  name: string;
  version: string;
  description: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** A workspace's `package.json`. */
export function readManifest(workspace: string): Manifest {
  return JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8'));
}

/** The name of the built files of an entry of `exports`, without their endings: `index`, `model/history`. */
export const entryName = (key: string): string => (key === '.' ? 'index' : key.slice('./'.length));
