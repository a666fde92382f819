import type { IContext, XmlComponent } from 'docx';
import { nodeXml } from '../../node-xml.ts';

/** Serialises a component of the library. Its pictures, links and lists are registered in the context. */
export function wordXml(component: XmlComponent, context: IContext): string {
  return nodeXml(component.prepForXml(context));
}
