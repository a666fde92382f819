import { expect, it } from 'vitest';
import { mergeDays, type NoticeDay } from './merge-days';

const entry = (id: string): NoticeDay['folders'][number]['history'][number] => ({
  id,
  date: '2026-11-20T15:00:00Z',
  user: { mail: 'ana@empresa.test', name: 'Ana Ruiz' },
  activity: { action: 'upload_file', from: null, to: null, fileRecordName: `${id}.pdf` },
  notification_record: { action: 'upload_file' },
  read: true,
  open_folder_id: null,
});
const day = (date: string, folder_name: string, ids: string[]): NoticeDay => ({
  date,
  folders: [{ folder_id: null, folder_name, history: ids.map(entry) }],
});
const page = (...days: NoticeDay[]) => ({ days, total_subscriptions: 1 });

it('makes one of a day and a folder that a page cut in two, and tells nothing twice', () => {
  const merged = mergeDays([
    page(day('2026-11-20', 'Recibos', ['4', '3'])),
    page(day('2026-11-20', 'Recibos', ['3', '2']), day('2026-11-19', 'Contratos', ['1'])),
    page(),
  ]);
  expect(
    merged.map(({ date, folders }) => [
      date,
      folders.map(({ folder_name, history }) => [folder_name, history.map(({ id }) => id)]),
    ]),
  ).toEqual([
    ['2026-11-20', [['Recibos', ['4', '3', '2']]]],
    ['2026-11-19', [['Contratos', ['1']]]],
  ]);
});
