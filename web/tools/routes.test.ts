import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapi, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';

const file = (name: string): string => join(import.meta.dirname, '../src/wire', name);

const HEAD = `// Made from routes.json, which is made from the server's routes. Do not edit: run \`LIVRET_BLESS=1 npm run unit\`.

import type * as wire from './wire';

`;

/** A shape is the type of the same name in wire.ts. */
const shape = (_: unknown, { path = '' }: { path?: string }): ts.TypeNode | undefined =>
  path.startsWith('#/components/schemas/') ? ts.factory.createTypeReferenceNode(`wire.${path.split('/').at(-1)}`) : undefined;

test('the routes of the client are fresh', async () => {
  const made = HEAD + astToString(await openapi(readFileSync(file('routes.json'), 'utf8'), { transform: shape }));
  if (process.env.LIVRET_BLESS) writeFileSync(file('routes.ts'), made);
  expect(readFileSync(file('routes.ts'), 'utf8')).toBe(made);
});
