import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import { galleryMessages } from '@lienzo/schema/reports/gallery-messages';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';
import { Badge, Text, UnstyledButton } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './StarterCard.module.css';
import { StarterThumbnail } from './StarterThumbnail';

/** A starter report: its first page, name, description and category. */
export function StarterCard({ starter, logo }: { starter: StarterReport; logo: string | null }) {
  const { id, nombre, descripcion, categoria } = starter;
  return (
    <Card
      name={
        <Link to="/app/reports/create" search={{ inicio: id }} className={classes.link}>
          {nombre}
        </Link>
      }
      text={descripcion}
      mark={
        <Badge variant="light" size="md" tt="none" fw={550}>
          {categoria}
        </Badge>
      }
    >
      <StarterThumbnail starter={starter} logo={logo} />
    </Card>
  );
}

/** The empty report. */
export function BlankCard() {
  return (
    <Card
      name={
        <Link to="/app/reports/create" className={classes.link}>
          {galleryMessages.blank}
        </Link>
      }
      text={galleryMessages.blankText}
    >
      <div className={classes.blank} aria-hidden>
        <IconPlus size={30} stroke={1.5} />
      </div>
    </Card>
  );
}

/** A document of another program. */
export function DocumentCard({ open }: { open: () => void }) {
  return (
    <Card
      name={
        <UnstyledButton className={classes.link ?? ''} fz="inherit" fw="inherit" onClick={open}>
          {documentImportMessages.card}
        </UnstyledButton>
      }
      text={documentImportMessages.cardText}
    >
      <div className={classes.blank} aria-hidden>
        <IconFileImport size={30} stroke={1.5} />
      </div>
    </Card>
  );
}

type CardProps = { name: ReactNode; text: string; mark?: ReactNode; children: ReactNode };

/** The name comes first in the DOM, for screen readers, the picture first on the screen. */
function Card({ name, text, mark, children }: CardProps) {
  return (
    <article className={classes.card}>
      <div className={classes.words}>
        <Text component="h2" className={classes.name ?? ''}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        {mark !== undefined && <div className={classes.mark}>{mark}</div>}
      </div>
      <div className={classes.picture}>{children}</div>
    </article>
  );
}
