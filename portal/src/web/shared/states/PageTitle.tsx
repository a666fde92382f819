import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Title, type TitleProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { pageTitleStore } from './page-title-store';

/** Whether a screen was shown before: the first one leaves the focus where the browser put it. */
let navigated = false;

type PageTitleProps = {
  children: string;
  /** The screen's name on the browser's tab and in the breadcrumbs, when the heading says something else. */
  screen?: string;
} & Omit<TitleProps, 'order'>;

/**
 * The one `h1` of a screen. It names the browser's tab, and takes the focus when the person arrives from
 * another screen, so that a screen reader says where they are.
 */
export function PageTitle({ children, screen = children, ...props }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${screen} · ${shellMessages.product}`;
    pageTitleStore.setState({ title: screen });
  }, [screen]);
  useEffect(() => {
    if (navigated) heading.current?.focus({ preventScroll: true });
    navigated = true;
  }, []);
  return (
    <Title order={1} ref={heading} tabIndex={-1} {...props}>
      {children}
    </Title>
  );
}
