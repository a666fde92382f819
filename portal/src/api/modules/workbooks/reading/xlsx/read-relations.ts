/** How the parts of a package of Office refer to each other. */
import path from 'node:path/posix';
import type { WorkbookPackage } from './open-package.ts';
import { readXml } from './read-xml.ts';

/** `external`: its target lies outside of the file, and is never followed. */
export type Relation = { type: string; target: string; external: boolean };

/** What a part of a few kilobytes may hold at most. */
export const SMALL = 16 * 1024 * 1024;

/** The relations of a part by id; `''` for those of the package. */
export async function readRelations(
  file: WorkbookPackage,
  part: string,
): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>();
  const { dir, base } = path.parse(part);
  const name = path.join(dir, '_rels', `${base}.rels`);
  if (!file.has(name)) return relations;
  await readXml(await file.open(name, SMALL), {
    open(tag, { Id, Type, Target, TargetMode }) {
      if (tag !== 'Relationship' || Id === undefined || Target === undefined) return;
      const type = Type?.slice(Type.lastIndexOf('/') + 1) ?? '';
      const external = TargetMode?.toLowerCase() === 'external';
      const inside = Target.startsWith('/') ? Target.slice(1) : path.join(dir, Target);
      relations.set(Id, { type, target: external ? Target : inside, external });
    },
  });
  return relations;
}
