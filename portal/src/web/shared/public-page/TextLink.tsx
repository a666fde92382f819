import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './PublicPage.module.css';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** An inline link. */
export const TextLink = createLink((props: AnchorProps) => <a {...props} className={classes.link} />);
