import { ask, type Schemas } from './client';

export type Catalogue = Schemas['Catalogue'];
export type Variant = Schemas['Variant'];

let known: Promise<Catalogue> | undefined;

/** What can be played; asked for once, again after a failure. */
export function catalogue(): Promise<Catalogue> {
  known ??= ask('get', '/api/catalogue', {}).catch((failure) => {
    known = undefined;
    throw failure;
  });
  return known;
}

/** A variant by its name. */
export async function variant(name: string): Promise<Variant> {
  const { variants } = await catalogue();
  const found = variants.find((one) => one.name === name);
  if (!found) throw new Error(`the catalogue has no variant ${name}`);
  return found;
}
