/** The address of a folder for mails: the login's, which goes on to the folder (specification 1 §2, `/{url}`). */
export const folderLink = (publicUrl: string, folderId: string): string => `${publicUrl}/${folderId}`;
