/** The URL of a folder for mails: the login page, which redirects to the folder (specification 1 §2, `/{url}`). */
export const folderLink = (publicUrl: string, folderId: string): string => `${publicUrl}/${folderId}`;
