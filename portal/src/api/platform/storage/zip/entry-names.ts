import { keptName } from '@lienzo/schema/api/kept-name';
import { nameKey } from '../../text/name-key.ts';
import { numberedName } from '../../text/numbered-name.ts';
import { splitExtension } from '../../text/split-extension.ts';

/** What a system could take for a path out of the folder, or does not take at all. */
const UNSAFE = /[\p{Cc}<>:"/\\|?*]/gu;

/** Unique archive names for the items of one folder, on any file system: "a.pdf", "a (2).pdf". */
export function entryNames(): (name: string, fsType: 'DIR' | 'FILE') => string {
  const taken = new Set<string>();
  /** By name, the number that comes next: thousands of equal names would try each number again. */
  const next = new Map<string, number>();
  return (name, fsType) => {
    // A name that is kept already may be older than the rule for new ones.
    const { base, extension } = fsType === 'FILE' ? splitExtension(name) : { base: name, extension: '' };
    const safe = keptName(base.replace(UNSAFE, '_'), extension.replace(UNSAFE, '_'));
    let chosen = safe;
    const kind = `${fsType} ${nameKey(safe)}`;
    let number = next.get(kind) ?? 2;
    for (; taken.has(nameKey(chosen)); number += 1) chosen = numberedName(safe, fsType, number);
    next.set(kind, number);
    taken.add(nameKey(chosen));
    return chosen;
  };
}
