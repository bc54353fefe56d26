// @vitest-environment node
import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OF_A_GAME } from '../src/lib/i18n/together';
import { spoken } from './words';

it.each(OF_A_GAME)('leaves out no message (%s)', (name) => {
  const source = readFileSync(`src/locales/fr/${name}.ftl`, 'utf8');
  const short = spoken(source);
  expect(new FluentResource(short).body).toEqual(new FluentResource(source).body);
  expect(short).not.toMatch(/^#/m);
});
