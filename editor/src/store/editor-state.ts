/** What the editor knows: the document with its history, and the state of the screen around it. */
import type { ReportTable } from '@lienzo/schema/api/report-endpoints';
import type { Row } from '@lienzo/schema/data/column';
import type { OfferedKind } from '@lienzo/schema/report/item';
import type { Editor } from '@tiptap/core';
import type { Draft } from '../drafts/draft-storage.ts';
import type { SectionBox } from '../drag/boxes.ts';
import type { EditState } from '../model/history/edit-state.ts';
import type { ItemPlace } from '../model/item-place.ts';
import type { ReportEditorHost } from '../report-editor-host.ts';
import type { Room } from './room.ts';

/** The text that is being typed into: an item's, or the page's header or footer. */
export type TextTarget =
  | { kind: 'item'; uuid: string; at?: { x: number; y: number } }
  | { kind: 'region'; region: 'header' | 'footer' };

/** Where a drag would put what it carries; `section` for a whole section, before the one at `index`. */
export type DropTarget =
  | { kind: 'items'; place: ItemPlace }
  | { kind: 'section'; index: number }
  | { kind: 'refused'; section: string; message: string };

/** What is being carried, by the pointer or lifted by the keyboard. */
export type Carried =
  | { kind: 'new-item'; nombre: OfferedKind }
  | { kind: 'items'; uuids: string[] }
  | { kind: 'section'; id: string };

/** The rows of a data item as far as they have come. */
export type RowsState = {
  /** The query that was asked, as text; another one means that these rows are old. */
  key: string;
  status: 'loading' | 'ready' | 'failed';
  rows: readonly Row[];
  more: boolean;
  total: number | null;
  message: string;
};

export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  | { status: 'failed'; message: string };

/** A short sentence that floats over the workspace. */
export type Notice = { id: number; message: string; tone: 'info' | 'error' };

export type Zoom = 'fit' | number;
export type View = 'design' | 'preview' | 'exact';

export type EditorState = {
  edit: EditState;
  tables: ReportTable[];
  relatedTables: ((table: ReportTable) => ReportTable[]) | undefined;
  host: ReportEditorHost;
  today: string;
  readOnly: boolean;
  /** Read-only because a later version wrote the report. */
  newer: boolean;

  text: TextTarget | null;
  /** The text editor that is mounted for `text`. */
  textEditor: Editor | null;
  carried: Carried | null;
  drop: DropTarget | null;
  /** Where everything lies during a drag by pointer; null while nothing was measured. */
  boxes: SectionBox[] | null;
  /** Whether `carried` was lifted with the keyboard. */
  byKeyboard: boolean;
  /** The item whose edge is being dragged. */
  resizing: string | null;

  view: View;
  zoom: Zoom;
  /** The scale in force, 1 being 96 points of screen per inch of paper. */
  scale: number;
  room: Room;
  /** Panes as the person opened or closed them; null: as the room allows. See `panes-shown.ts`. */
  leftOpen: boolean | null;
  rightOpen: boolean | null;
  /** The paged preview is wanted beside the page, and what it takes of the room there, in percent. */
  beside: boolean;
  previewShare: number;
  /** Marks incomplete items in red: a save was tried. */
  showProblems: boolean;
  incompleteOpen: boolean;
  notice: Notice | null;
  /** What the live region says. */
  announcement: string;
  save: SaveState;
  /** What an earlier opening left unsaved, while it is offered. */
  draft: Draft | null;
  rows: Record<string, RowsState>;
  /** Height of each sheet's body in points, by the id of its first section. */
  sheetHeights: Record<string, number>;
  /** The item that is to be brought into view; a new object each time. */
  reveal: { uuid: string } | null;
};
