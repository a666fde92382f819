/** Which report the editor on the screen holds. */
export type EditedReport = {
  /** The editor's identity: while it stays the same, so do the editor and its history. */
  key: number;
  /** The report that the editor was opened with; undefined for a new one. */
  openedId: number | undefined;
  /** The report that it holds now: a new report has an id after its first save. */
  id: number | undefined;
  /** The URL is on its way to name `id`. */
  isMoving: boolean;
};

/** An editor for what the URL names. */
export const openReport = (id: number | undefined, key = 0): EditedReport => ({
  key,
  openedId: id,
  id,
  isMoving: false,
});

/** The first save of a new report gave it an id: same editor, and the URL will follow. */
export const adoptId = (edited: EditedReport, id: number): EditedReport => ({
  ...edited,
  id,
  isMoving: true,
});

/** Another editor with the stored version of the same report. */
export const reopenReport = (edited: EditedReport): EditedReport => openReport(edited.id, edited.key + 1);

/** What to show once the URL names `urlId`: the same object when nothing changes. */
export function followUrl(edited: EditedReport, urlId: number | undefined): EditedReport {
  if (urlId === edited.id) return edited.isMoving ? { ...edited, isMoving: false } : edited;
  return edited.isMoving ? edited : openReport(urlId, edited.key + 1);
}
