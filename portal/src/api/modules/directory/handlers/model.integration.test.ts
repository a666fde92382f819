/** Two people change the directory at random and at once; a tree in memory tells what must come of it. */
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { type DirectoryDriver, directoryDriver } from '../testing/directory-driver.ts';
import { DirectoryModel, type Operation } from '../testing/directory-model.ts';
import { miscountedFolders } from '../testing/miscounted-folders.ts';
import { seededRandom } from '../testing/mutate.ts';
import { TEMPLATES } from '../testing/test-directory.ts';

const ROUNDS = 100;
const ROUNDS_BETWEEN_LOOKS = 20;

let portal: TestPortal;
let people: [DirectoryDriver, DirectoryDriver];
beforeAll(async () => {
  portal = await startTestPortal();
  people = [await directoryDriver(portal, PEOPLE.Admin), await directoryDriver(portal, PEOPLE.Admin)];
});
afterAll(() => portal?.close());

/** Few names, so that they meet. */
const NAMES = ['imss', 'IMSS', 'Nómina', 'recibos', 'Contratos'];

function drawOperation(model: DirectoryModel, random: () => number): Operation {
  const pick = <T>(from: T[]): T => {
    const match = from[Math.floor(random() * from.length)];
    if (match === undefined) throw new Error('nothing to pick from');
    return match;
  };
  const id = pick(model.ids().slice(1).concat(crypto.randomUUID()));
  const binned = pick([...model.bin(), id]);
  const chance = random();
  if (chance < 0.3) return { kind: 'folder', parent: pick(model.ids('DIR')), name: pick(NAMES) };
  if (chance < 0.45) return { kind: 'file', parent: pick(model.ids('DIR')), name: `${pick(NAMES)}.txt` };
  if (chance < 0.6) return { kind: 'rename', id, name: pick(NAMES) };
  if (chance < 0.8) return { kind: 'move', id, target: pick(model.ids('DIR')) };
  if (chance < 0.9) return { kind: 'delete', id };
  return { kind: chance < 0.97 ? 'restore' : 'empty', id: binned };
}

type Outcome = { verdict: string; made?: string };
const refusal = (error: unknown): string => /"code":"(\w+)"/.exec(String(error))?.[1] ?? String(error);

/** Does it for real. */
async function perform(
  driver: DirectoryDriver,
  operation: Operation,
  type: 'DIR' | 'FILE' | undefined,
): Promise<Outcome> {
  switch (operation.kind) {
    case 'folder':
    case 'file': {
      const { kind, parent, name } = operation;
      const making = kind === 'file' ? driver.upload(parent, name, name) : driver.newFolder(parent, name);
      return making.then(
        ({ id }) => ({ verdict: 'ok', made: id }),
        (error: unknown) => ({ verdict: refusal(error) }),
      );
    }
    case 'rename': {
      const { id, name } = operation;
      const verdict =
        type === 'FILE'
          ? await driver.verdict(endpoints.rename_file, { body: { file_id: id, new_name: name } })
          : await driver.verdict(endpoints.rename_folder, { body: { folder_id: id, new_name: name } });
      return { verdict: verdict.startsWith('404') ? 'gone' : verdict === '200' ? 'ok' : verdict.slice(4) };
    }
    case 'move': {
      const body = { ids: [operation.id], folder_parent_id: operation.target };
      return driver.post(endpoints.move_items, body).then(
        ({ failed }) => ({ verdict: failed[0]?.code ?? 'ok' }),
        (error: unknown) => ({ verdict: refusal(error) }),
      );
    }
    case 'delete':
    case 'restore': {
      const entry = operation.kind === 'delete' ? endpoints.delete_items : endpoints.restore_items;
      const { failed } = await driver.post(entry, { ids: [operation.id] });
      return { verdict: failed[0]?.code ?? 'ok' };
    }
    case 'empty': {
      const { deleted } = await driver.post(endpoints.empty_bin, { ids: [operation.id] });
      return { verdict: deleted === 1 ? 'ok' : 'nothing' };
    }
    default:
      throw new Error(`unknown operation ${JSON.stringify(operation satisfies never)}`);
  }
}

/** Every path below a folder, by browsing. */
async function pathsBelow(driver: DirectoryDriver, folder_id: string, path = ''): Promise<string[]> {
  const { items } = await driver.get(endpoints.browse, { folder_id });
  const matches: string[] = [];
  for (const { id, name, fs_type } of items) {
    matches.push(`${path}${name}${fs_type === 'DIR' ? '/' : ''}`);
    if (fs_type === 'DIR') matches.push(...(await pathsBelow(driver, id, `${path}${name}/`)));
  }
  return matches.sort();
}

type Done = { operation: Operation; outcome: Outcome };

/** The models after both, in the orders in which both could have come out as they did. */
function possible(model: DirectoryModel, one: Done, other: Done): DirectoryModel[] {
  return [
    [one, other],
    [other, one],
  ].flatMap((order) => {
    const next = model.copy();
    const fits = order.every(
      ({ operation, outcome }) => next.apply(operation, outcome.made) === outcome.verdict,
    );
    return fits ? [next] : [];
  });
}

async function lookAtAll(driver: DirectoryDriver, model: DirectoryModel, top: string): Promise<void> {
  expect(await pathsBelow(driver, top)).toEqual(model.paths());
  expect(await miscountedFolders(portal)).toEqual([]);
  const { items } = await driver.get(endpoints.bin);
  expect(items.map(({ id }) => id).sort()).toEqual(model.bin());
  const detail = await driver.get(endpoints.directory_detail, { id: top });
  const folders = model.paths().filter((path) => path.endsWith('/')).length;
  expect([detail.total_folders, detail.total_files]).toEqual([folders, model.paths().length - folders]);
  for (const id of model.ids('DIR').slice(-10)) {
    const breadcrumb = await driver.get(endpoints.breadcrumb, { folder_id: id }).catch(() => undefined);
    expect(breadcrumb?.slice(3).map(({ path }) => path.fileSystemName)).toEqual(model.breadcrumb(id));
  }
}

test.each([1, 2])(
  'the directory is what the tree in memory is (seed %i)',
  { timeout: 240_000 },
  async (seed) => {
    const random = seededRandom(seed);
    const [one, other] = people;
    const { id: top } = await one.newFolder(TEMPLATES.id, `Modelo ${seed}`);
    await one.post(endpoints.empty_bin, {});
    let model = new DirectoryModel(top);
    let largest = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const operations = [drawOperation(model, random), drawOperation(model, random)] as const;
      const types = operations.map((operation) =>
        'id' in operation ? model.typeOf(operation.id) : undefined,
      );
      const outcomes = await Promise.all([
        perform(one, operations[0], types[0]),
        perform(other, operations[1], types[1]),
      ]);
      const existing = possible(
        model,
        { operation: operations[0], outcome: outcomes[0] },
        { operation: operations[1], outcome: outcomes[1] },
      );
      const [first, second = first] = existing;
      if (first === undefined || second === undefined)
        throw new Error(`round ${round}: no order explains ${JSON.stringify({ operations, outcomes })}`);
      const differ = first.paths().join('\n') !== second.paths().join('\n');
      const real = differ ? await pathsBelow(one, top) : first.paths();
      model = real.join('\n') === first.paths().join('\n') ? first : second;
      largest = Math.max(largest, real.length);
      if (differ || round % ROUNDS_BETWEEN_LOOKS === 0) await lookAtAll(other, model, top);
    }
    // Two people at once end where chance leads them; on the way there was something to compare.
    expect(largest).toBeGreaterThan(5);
  },
);
