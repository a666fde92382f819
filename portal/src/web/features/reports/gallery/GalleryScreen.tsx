import { galleryMessages } from '@lienzo/schema/reports/gallery-messages';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../../shared/session/use-session';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { StatePanel } from '../../../shared/states/StatePanel';
import list from '../ReportsScreen.module.css';
import { DocumentDialog } from './document/DocumentDialog';
import { findStarters, type GallerySearch } from './find-starters';
import { GalleryToolbar } from './GalleryToolbar';
import { BlankCard, DocumentCard, StarterCard } from './StarterCard';

/** The starter reports for a new report, an empty one, and a document of another program. */
export function GalleryScreen() {
  const search = useSearch({ from: '/app/reports/gallery' });
  const navigate = useNavigate({ from: '/app/reports/gallery' });
  const [isImporting, setIsImporting] = useState(false);
  const logo = useSession()?.ui.url_logo ?? null;
  const match = findStarters(STARTER_REPORTS, search);
  const change = (next: GallerySearch): void =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  return (
    <div>
      <ScreenHead title={galleryMessages.title} lead={galleryMessages.lead} />
      <GalleryToolbar search={search} change={change} count={match.length} />
      <ul className={list.grid}>
        <li>
          <BlankCard />
        </li>
        <li>
          <DocumentCard open={() => setIsImporting(true)} />
        </li>
        {match.map((starter) => (
          <li key={starter.id}>
            <StarterCard starter={starter} logo={logo} />
          </li>
        ))}
      </ul>
      <DocumentDialog isOpen={isImporting} close={() => setIsImporting(false)} />
      {match.length === 0 && (
        <StatePanel icon={IconSearch} text={galleryMessages.nothingFound}>
          <Button variant="default" onClick={() => change({ q: undefined, tema: undefined })}>
            {galleryMessages.showAll}
          </Button>
        </StatePanel>
      )}
    </div>
  );
}
