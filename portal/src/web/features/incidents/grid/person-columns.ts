import { captureGridMessages } from '@lienzo/schema/messages/capture-grid-messages';
import type { GridColumn } from '../../../shared/grid/grid-column';
import type { SheetRow } from './sheet-row';

const { columns: words } = captureGridMessages;

/** Empleado, ID and ID-Cliente; on a phone the name alone stays in view. */
export const personColumns = <Row extends SheetRow>(isNarrow: boolean): GridColumn<Row>[] => [
  {
    key: 'name',
    title: words.name,
    name: words.name,
    width: isNarrow ? 132 : 220,
    isFrozen: true,
    text: ({ person }) => person.name,
  },
  {
    key: 'id',
    title: words.id,
    name: words.id,
    width: 68,
    isFrozen: !isNarrow,
    isNumber: true,
    text: ({ person }) => `${person.id}`,
  },
  {
    key: 'human_id',
    title: words.humanId,
    name: words.humanId,
    width: 88,
    isFrozen: !isNarrow,
    text: ({ person }) => person.human_id ?? '',
  },
];
