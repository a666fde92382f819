import { captureGridMessages } from '@lienzo/schema/messages/capture-grid-messages';
import type { GridColumn } from '../../../shared/grid/grid-column';
import type { SheetRow } from './sheet-row';

const { columns: words } = captureGridMessages;

/** Empleado, ID and ID-Cliente; a phone has the name alone, and more room for what is captured. */
export const personColumns = <Row extends SheetRow>(isNarrow: boolean): GridColumn<Row>[] =>
  isNarrow ? [nameColumn<Row>(132)] : [nameColumn<Row>(220), ...numberColumns<Row>()];

const nameColumn = <Row extends SheetRow>(width: number): GridColumn<Row> => ({
  key: 'name',
  title: words.name,
  name: words.name,
  width,
  isFrozen: true,
  text: ({ person }) => person.name,
});

const numberColumns = <Row extends SheetRow>(): GridColumn<Row>[] => [
  {
    key: 'id',
    title: words.id,
    name: words.id,
    width: 68,
    isFrozen: true,
    isNumber: true,
    text: ({ person }) => `${person.id}`,
  },
  {
    key: 'human_id',
    title: words.humanId,
    name: words.humanId,
    width: 88,
    isFrozen: true,
    text: ({ person }) => person.human_id ?? '',
  },
];
