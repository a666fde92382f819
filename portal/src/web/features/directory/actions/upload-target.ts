import type { UploadTarget } from '../../../shared/uploads/upload';
import type { DirectoryItem } from '../list/directory-rows';

/** A folder as the target of uploads. Users who may create folders may also replace files (specification 1 §6). */
export const targetOf = ({ id, name, can }: DirectoryItem): UploadTarget => ({
  kind: 'folder',
  folderId: id,
  folderName: name,
  mayReplace: can.create,
});
