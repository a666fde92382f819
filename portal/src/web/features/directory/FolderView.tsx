import type { SessionAnswer } from '@lienzo/schema/accounts/session-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { ApiError } from '../../shared/api/api-error';
import { mayOpen } from '../../shared/session/screen-roles';
import { BatchBar } from './bars/BatchBar';
import { DirectoryHeader } from './bars/DirectoryHeader';
import { DirectoryToolbar } from './bars/DirectoryToolbar';
import { ListFoot } from './bars/ListFoot';
import type { Commands } from './commands';
import { DetailsPanel } from './details/DetailsPanel';
import { DirectoryDialogs } from './dialogs/DirectoryDialogs';
import type { DropTarget } from './drag/use-directory-drop';
import { FolderNotFound } from './FolderNotFound';
import classes from './FolderView.module.css';
import { FolderList } from './list/FolderList';
import { PreviewDialog } from './preview/PreviewDialog';
import { useFolderCommands } from './use-folder-commands';
import { type OpenFolder, useOpenFolder } from './use-open-folder';

/** A folder: path, actions, list or search results, details. */
export function FolderView({ folderId, session }: { folderId: string; session: SessionAnswer }) {
  const open = useOpenFolder(folderId);
  const { commands, header, drop, dialog, preview } = useFolderCommands(open);
  const { folder, crumbs, selection, search, change } = open;
  const detailsAreOpen = search.detalle ?? false;
  const name = crumbs.at(-1)?.name ?? folder?.name ?? directoryMessages.title;
  if (open.error instanceof ApiError && open.error.status === 404) return <FolderNotFound />;
  return (
    <div className={classes.screen} {...drop.props}>
      <DirectoryHeader
        folder={folder}
        name={name}
        crumbs={crumbs}
        dropTarget={drop.target}
        detailsAreOpen={detailsAreOpen}
        hasBin={mayOpen(session.roleName, 'bin')}
        on={header}
      />
      <div className={classes.middle}>
        <Listing
          open={open}
          name={name}
          commands={commands}
          dropTarget={drop.target}
          isRoot={folderId === session.rootFolderId}
          showsUsage={session.roleName !== 'client'}
        />
        <DetailsPanel
          item={selection.items.length === 1 ? selection.items[0] : folder}
          isOpen={detailsAreOpen}
          close={() => change({ detalle: undefined })}
        />
      </div>
      <DirectoryDialogs
        dialog={dialog.shown}
        close={dialog.close}
        folderId={folderId}
        changed={(id) => change({ elegidos: [id] })}
        move={commands.moveTo}
      />
      <PreviewDialog preview={preview} download={(item) => commands.download([item])} />
    </div>
  );
}

type ListingProps = {
  open: OpenFolder;
  name: string;
  commands: Commands;
  dropTarget: DropTarget;
  isRoot: boolean;
  showsUsage: boolean;
};

const NOTHING: readonly string[] = [];

/** The list between its toolbar and its footer. */
function Listing({ open, name, commands, dropTarget, isRoot, showsUsage }: ListingProps) {
  const { selection, search, change, crumbs } = open;
  const above = crumbs.at(-2);
  const isDropTarget = dropTarget?.by === 'files' && dropTarget.id === open.id;
  return (
    <div className={classes.list} data-drop={isDropTarget || undefined}>
      {selection.items.length > 0 ? (
        <BatchBar items={selection.items} commands={commands} clear={selection.clear} />
      ) : (
        <DirectoryToolbar search={search} change={change} hasScope={!isRoot} />
      )}
      <FolderList
        name={name}
        words={open.words}
        place={open.place}
        rows={open.rows}
        folder={open.folder}
        selection={selection}
        sort={open.sort}
        change={change}
        commands={commands}
        chosen={search.elegidos ?? NOTHING}
        goUp={() => above !== undefined && open.openFolder(above.id, [open.id])}
        dropTarget={dropTarget?.id ?? null}
      />
      {dropTarget?.by === 'files' && (
        <div className={classes.dropHint} aria-hidden>
          {uploadMessages.dropToUpload(dropTarget.name)}
        </div>
      )}
      <ListFoot text={footText(open)} showsUsage={showsUsage} />
    </div>
  );
}

function footText({ rows, words, hasMoreFound }: OpenFolder): string {
  if (rows.total === null) return '';
  if (hasMoreFound) return directoryMessages.moreFound;
  return words === '' ? directoryMessages.count(rows.total) : directoryMessages.foundCount(rows.total);
}
