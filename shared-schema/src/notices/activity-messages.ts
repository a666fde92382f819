import type { ActivityAction, ActivityEntry } from '../directory/directory-endpoints.ts';

/** What happened, for the one who did it and for the others (specification 1 §4; specification 2 §4). */
const TEXTS = {
  created_dir: ['Creaste una carpeta', 'creó una carpeta'],
  deleted_dir: ['Eliminaste la carpeta', 'eliminó la carpeta'],
  rename_dir: ['Renombraste la carpeta', 'renombró la carpeta'],
  move_dir: ['Moviste la carpeta', 'movió la carpeta'],
  restore_dir: ['Restauraste la carpeta', 'restauró la carpeta'],
  upload_file: ['Subiste un archivo', 'subió un archivo'],
  update_file: ['Actualizaste el archivo', 'actualizó el archivo'],
  rename_file: ['Renombraste el archivo', 'renombró el archivo'],
  move_file: ['Moviste el archivo', 'movió el archivo'],
  restore_file: ['Restauraste el archivo', 'restauró el archivo'],
  delete_file: ['Eliminaste el archivo', 'eliminó el archivo'],
} as const satisfies Record<ActivityAction, readonly [own: string, other: string]>;

/** An entry in words: `text` "Subiste un archivo" / "Ana Ruiz subió un archivo", `names` of what. */
export type ActivityText = { text: string; names: string };

/** @param ownMail the mail of whoever reads it: their own doings are told in the second person. */
export function describeActivity(
  { user, activity }: Pick<ActivityEntry, 'user' | 'activity'>,
  ownMail: string,
): ActivityText {
  const [own, other] = TEXTS[activity.action];
  return {
    text: user.mail === ownMail ? own : `${user.name || user.mail} ${other}`,
    names: namesOf(activity),
  };
}

function namesOf({ action, from, to, fileRecordName }: ActivityEntry['activity']): string {
  if (from === null || to === null) return fileRecordName;
  const isRename = action === 'rename_dir' || action === 'rename_file';
  return isRename ? `${from} → ${to}` : `${fileRecordName}: ${from} → ${to}`;
}
