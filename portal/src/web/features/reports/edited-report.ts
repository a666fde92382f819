/** Which report is open in the editor. */
export type EditedReport = {
  /** The editor's React key: while it is unchanged, the editor keeps its state and history. */
  key: number;
  /** The id that the editor was opened with; undefined for a new report. */
  openedId: number | undefined;
  /** The current id: a new report gets one with its first save. */
  id: number | undefined;
  /** The navigation to the URL with `id` is pending. */
  isMoving: boolean;
  /** The user goes on from another tab, with the draft that it gave up. */
  resumesDraft: boolean;
};

/** A new editor for the report in the URL. */
export const openReport = (id: number | undefined, key = 0): EditedReport => ({
  key,
  openedId: id,
  id,
  isMoving: false,
  resumesDraft: false,
});

/** After the first save of a new report: same editor, and the URL is updated. */
export const adoptId = (edited: EditedReport, id: number): EditedReport => ({
  ...edited,
  id,
  isMoving: true,
});

/** A new editor with the stored version of the same report. */
export const reopenReport = (edited: EditedReport): EditedReport => openReport(edited.id, edited.key + 1);

/** The same after another tab gave the report up. */
export const takeOver = (edited: EditedReport): EditedReport => ({
  ...reopenReport(edited),
  resumesDraft: true,
});

/** The state for the URL's `urlId`; the same object when nothing changes. */
export function followUrl(edited: EditedReport, urlId: number | undefined): EditedReport {
  if (urlId === edited.id) return edited.isMoving ? { ...edited, isMoving: false } : edited;
  return edited.isMoving ? edited : openReport(urlId, edited.key + 1);
}
