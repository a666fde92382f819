/** The rows of a planned directory: folders and files, versions, words and history. */
import type { ActivityAction } from '@lienzo/schema/directory/directory-endpoints';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { nameKey } from '../../../platform/text/name-key.ts';
import { sortKey } from '../../../platform/text/sort-key.ts';
import { textOfName } from '../../../platform/text/text-of-name.ts';
import { demoUuid } from './demo-uuid.ts';
import type { Actor, PlannedFile, PlannedFolder } from './directory-plan.ts';
import { randomOf } from './random.ts';

export type Person = { id: string; name: string; mail: string };

/** The target of a plan in the directory. */
export type Scope = {
  /** Makes ids of this place unique. */
  key: string;
  parent: { id: string; name: string };
  clientId: string | null;
  people: Record<Actor, Person>;
};

type Cell = string | number | null;
export type DirectoryRows = {
  items: Cell[][];
  versions: Cell[][];
  words: Cell[][];
  /** The time comes first, for sorting. */
  activities: [at: string, ...Cell[]][];
};

export const ITEM_COLUMNS = {
  id: 'uuid',
  parent_id: 'uuid',
  fs_type: 'text',
  name: 'text',
  name_key: 'text',
  sort_key: 'text',
  client_id: 'uuid',
  size: 'bigint',
  media_type: 'text',
  current_version_id: 'uuid',
  created_by: 'uuid',
  created_at: 'timestamptz',
  modified_at: 'timestamptz',
  deleted_at: 'timestamptz',
  deleted_by: 'uuid',
} as const;
export const VERSION_COLUMNS = {
  id: 'uuid',
  file_id: 'uuid',
  number: 'integer',
  sha256: 'text',
  size: 'bigint',
  media_type: 'text',
  created_by: 'uuid',
  created_at: 'timestamptz',
  scan_status: 'text',
} as const;
export const WORD_COLUMNS = { client_id: 'uuid', word: 'text', item_id: 'uuid' } as const;
export const ACTIVITY_COLUMNS = {
  at: 'timestamptz',
  folder_id: 'uuid',
  folder_name: 'text',
  item_id: 'uuid',
  client_id: 'uuid',
  user_id: 'uuid',
  user_mail: 'text',
  user_name: 'text',
  action: 'text',
  from: 'text',
  to: 'text',
  file_record_name: 'text',
} as const;

/** Stores the bytes of the plan's files and creates the rows. */
export class DirectoryWriter {
  readonly rows: DirectoryRows = { items: [], versions: [], words: [], activities: [] };
  private readonly files: FileStore;
  private readonly today: string;

  constructor(files: FileStore, today: string) {
    this.files = files;
    this.today = today;
  }

  /** An empty folder, created when the organization began. */
  addFolder(scope: Omit<Scope, 'parent' | 'people'>, parentId: string | null, name: string): string {
    const id = demoUuid(`folder ${scope.key}`);
    const at = this.moment(420, scope.key);
    this.addItem(scope.clientId, [id, parentId, 'DIR', name], [null, null, null, null, at, at, null, null]);
    return id;
  }

  async addPlan(location: Scope, plan: PlannedFolder[]): Promise<void> {
    for (const folder of plan) {
      const key = `${location.key}/${folder.name}`;
      const id = this.addPlannedFolder(location, folder, key);
      const inner = { ...location, key, parent: { id, name: folder.name } };
      await Promise.all((folder.files ?? []).map((file) => this.addFile(inner, file)));
      await this.addPlan(inner, folder.folders ?? []);
    }
  }

  private addPlannedFolder(slot: Scope, folder: PlannedFolder, key: string): string {
    const { name, deleted } = folder;
    const id = demoUuid(`folder ${key}`);
    const at = this.moment(folder.daysAgo, key);
    const by = slot.people[folder.by];
    const changed = this.moment(Math.min(folder.daysAgo, ...lastChanges(folder)), key);
    const deletedAt = deleted === undefined ? null : this.moment(deleted.daysAgo, `${key} deleted`);
    const deletedBy = deleted === undefined ? null : slot.people[deleted.by];
    this.addItem(
      slot.clientId,
      [id, slot.parent.id, 'DIR', name],
      [null, null, null, by.id, at, changed, deletedAt, deletedBy?.id ?? null],
    );
    this.addActivity(slot, { at, by, action: 'created_dir', itemId: id, name });
    if (deletedAt !== null && deletedBy !== null)
      this.addActivity(slot, { at: deletedAt, by: deletedBy, action: 'deleted_dir', itemId: id, name });
    return id;
  }

  private async addFile(area: Scope, file: PlannedFile): Promise<void> {
    const key = `${area.key}/${file.name}`;
    const id = demoUuid(`file ${key}`);
    const history = [...(file.earlier === undefined ? [] : [file.earlier]), file];
    const stored = await Promise.all(history.map(async ({ content }) => this.files.put(await content())));
    const firstName = file.renamed?.from ?? file.name;
    for (const [at, { by, daysAgo }] of history.entries()) {
      const person = area.people[by];
      const moment = this.moment(daysAgo, `${key} ${at}`);
      const { sha256 = '', size = 0 } = stored[at] ?? {};
      const version = demoUuid(`version ${key} ${at}`);
      this.rows.versions.push([
        version,
        id,
        at + 1,
        sha256,
        size,
        file.mediaType,
        person.id,
        moment,
        'unscanned',
      ]);
      const action = at === 0 ? 'upload_file' : 'update_file';
      this.addActivity(area, { at: moment, by: person, action, itemId: id, name: firstName });
    }
    const last = history.length - 1;
    const made = this.moment(history[0]?.daysAgo ?? 0, `${key} 0`);
    const deleted = file.deleted === undefined ? null : this.moment(file.deleted.daysAgo, `${key} deleted`);
    this.addItem(
      area.clientId,
      [id, area.parent.id, 'FILE', file.name],
      [
        stored[last]?.size ?? 0,
        file.mediaType,
        demoUuid(`version ${key} ${last}`),
        area.people[history[0]?.by ?? file.by].id,
        made,
        this.moment(file.daysAgo, `${key} ${last}`),
        deleted,
        file.deleted === undefined ? null : area.people[file.deleted.by].id,
      ],
    );
    this.addLaterActivities(area, file, id, key);
  }

  private addLaterActivities(anchor: Scope, file: PlannedFile, id: string, key: string): void {
    const { renamed, deleted, name } = file;
    if (renamed !== undefined)
      this.addActivity(anchor, {
        at: this.moment(renamed.daysAgo, `${key} renamed`),
        by: anchor.people[renamed.by],
        action: 'rename_file',
        itemId: id,
        name,
        from: renamed.from,
        to: name,
      });
    if (deleted !== undefined)
      this.addActivity(anchor, {
        at: this.moment(deleted.daysAgo, `${key} deleted`),
        by: anchor.people[deleted.by],
        action: 'delete_file',
        itemId: id,
        name,
      });
  }

  private addItem(
    clientId: string | null,
    [id, parentId, fsType, name]: [string, string | null, string, string],
    rest: Cell[],
  ): void {
    this.rows.items.push([id, parentId, fsType, name, nameKey(name), sortKey(name), clientId, ...rest]);
    for (const word of textOfName(name)) this.rows.words.push([clientId, word, id]);
  }

  private addActivity(site: Scope, one: NewActivity): void {
    const { id, name } = site.parent;
    const { by } = one;
    this.rows.activities.push([
      one.at,
      ...[id, name, one.itemId, site.clientId, by.id, by.mail, by.name, one.action],
      ...[one.from ?? null, one.to ?? null, one.name],
    ]);
  }

  /** Within the working hours of a day before the load; deterministic by item. */
  private moment(daysAgo: number, key: string): string {
    const midnight = Date.parse(`${this.today}T06:00:00Z`);
    const random = randomOf('moment', key);
    const back = daysAgo * 24 * 60 + 6 * 60 + random.whole(0, 9 * 60);
    return new Date(midnight - back * 60_000 - random.whole(0, 59_000)).toISOString();
  }
}

type NewActivity = {
  at: string;
  by: Person;
  action: ActivityAction;
  itemId: string;
  name: string;
  from?: string;
  to?: string;
};

/** When something directly in a folder was last changed, in days before the load. */
const lastChanges = ({ files = [], folders = [] }: PlannedFolder): number[] => [
  ...files.map(({ daysAgo, renamed, deleted }) =>
    Math.min(daysAgo, renamed?.daysAgo ?? daysAgo, deleted?.daysAgo ?? daysAgo),
  ),
  ...folders.map(({ daysAgo }) => daysAgo),
];
