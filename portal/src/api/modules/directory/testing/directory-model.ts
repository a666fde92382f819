/** An in-memory model of the directory's rules, to compare the API with. */
import { nameKey } from '../../../platform/text/name-key.ts';
import { numberedName } from '../../../platform/text/numbered-name.ts';

type Node = { id: string; parent: string; name: string; type: 'DIR' | 'FILE'; deleted: boolean };

/** `id` of a created item is the server's; `target` is a folder. Deletions and restorations are batches of one. */
export type Operation =
  | { kind: 'folder' | 'file'; parent: string; name: string }
  | { kind: 'rename'; id: string; name: string }
  | { kind: 'move'; id: string; target: string }
  | { kind: 'delete' | 'restore' | 'empty'; id: string };

export class DirectoryModel {
  private readonly nodes: Map<string, Node>;
  private readonly top: string;

  constructor(top: string, nodes: Iterable<Node> = []) {
    this.top = top;
    this.nodes = new Map([...nodes].map((node) => [node.id, { ...node }]));
  }

  copy(): DirectoryModel {
    return new DirectoryModel(this.top, this.nodes.values());
  }

  /**
   * Applies an operation to the model.
   * @param made the id of a created item.
   * @returns "ok" or the expected error code.
   */
  apply(operation: Operation, made: string | undefined): string {
    switch (operation.kind) {
      case 'folder':
      case 'file':
        return this.create(operation, made);
      case 'rename':
        return this.rename(operation);
      case 'move':
        return this.move(operation);
      case 'delete':
        return this.remove(operation.id);
      case 'restore':
        return this.restore(operation.id);
      case 'empty':
        return this.empty(operation.id);
      default:
        throw new Error(`unknown operation ${JSON.stringify(operation satisfies never)}`);
    }
  }

  /** Every active item, as sorted paths below the root; folders end with a slash. */
  paths(): string[] {
    const living = [...this.nodes.values()].filter((node) => this.lives(node.id));
    return living.map((node) => this.path(node.id)).sort();
  }

  /** The tops of deleted subtrees. */
  bin(): string[] {
    return [...this.nodes.values()]
      .filter(({ deleted }) => deleted)
      .map(({ id }) => id)
      .sort();
  }

  /** Ids of all current and former items, including the root. */
  ids(type?: 'DIR'): string[] {
    const nodes = [...this.nodes.values()].filter((node) => type === undefined || node.type === type);
    return [this.top, ...nodes.map(({ id }) => id)];
  }

  typeOf(id: string): 'DIR' | 'FILE' | undefined {
    return id === this.top ? 'DIR' : this.nodes.get(id)?.type;
  }

  /** Names from the root's child down, or undefined when the folder is deleted. */
  breadcrumb(id: string): string[] | undefined {
    return this.livesAsFolder(id) ? this.path(id).split('/').slice(0, -1) : undefined;
  }

  private path(id: string): string {
    if (id === this.top) return '';
    const node = this.nodes.get(id);
    return node === undefined ? '' : `${this.path(node.parent)}${node.name}${node.type === 'DIR' ? '/' : ''}`;
  }

  private lives(id: string): boolean {
    if (id === this.top) return true;
    const node = this.nodes.get(id);
    return node !== undefined && !node.deleted && this.lives(node.parent);
  }

  private livesAsFolder(id: string): boolean {
    return this.lives(id) && this.typeOf(id) === 'DIR';
  }

  private taken(parent: string, name: string, except?: string): string | undefined {
    const match = [...this.nodes.values()].find(
      (node) =>
        node.parent === parent && !node.deleted && node.id !== except && nameKey(node.name) === nameKey(name),
    );
    if (match === undefined) return undefined;
    return match.type === 'DIR' ? 'folder_exists' : 'file_exists';
  }

  private isInside(id: string, folder: string): boolean {
    if (id === folder) return true;
    const node = this.nodes.get(id);
    return node !== undefined && this.isInside(node.parent, folder);
  }

  private create(
    { kind, parent, name }: Extract<Operation, { parent: string }>,
    made: string | undefined,
  ): string {
    if (!this.livesAsFolder(parent)) return 'folder_not_found';
    const taken = this.taken(parent, name);
    if (taken !== undefined) return taken;
    const id = made ?? '';
    this.nodes.set(id, { id, parent, name, type: kind === 'file' ? 'FILE' : 'DIR', deleted: false });
    return 'ok';
  }

  private rename({ id, name }: { id: string; name: string }): string {
    const node = this.nodes.get(id);
    if (node === undefined || !this.lives(id)) return 'gone';
    const whole = node.type === 'FILE' ? `${name}.txt` : name;
    const taken = this.taken(node.parent, whole, id);
    if (taken !== undefined) return taken;
    node.name = whole;
    return 'ok';
  }

  private move({ id, target }: { id: string; target: string }): string {
    if (!this.livesAsFolder(target)) return 'folder_not_found';
    const node = this.nodes.get(id);
    if (node === undefined || !this.lives(id)) return 'not_found';
    if (this.isInside(target, id)) return 'move_into_itself';
    if (node.parent === target) return 'ok';
    const taken = this.taken(target, node.name);
    if (taken !== undefined) return taken;
    node.parent = target;
    return 'ok';
  }

  private remove(id: string): string {
    const node = this.nodes.get(id);
    if (node === undefined || !this.lives(id)) return 'not_found';
    node.deleted = true;
    return 'ok';
  }

  private restore(id: string): string {
    const node = this.nodes.get(id);
    if (node === undefined || !node.deleted) return 'not_found';
    let parent = node.parent;
    while (!this.lives(parent)) parent = this.nodes.get(parent)?.parent ?? this.top;
    let name = node.name;
    for (let number = 2; this.taken(parent, name) !== undefined; number += 1)
      name = numberedName(node.name, node.type, number);
    Object.assign(node, { parent, name, deleted: false });
    return 'ok';
  }

  private empty(id: string): string {
    if (this.nodes.get(id)?.deleted !== true) return 'nothing';
    for (const node of [...this.nodes.keys()].filter((one) => this.isInside(one, id)))
      this.nodes.delete(node);
    return 'ok';
  }
}
