// Code blocks of the benchmark's notes. Each language has programs whose names, numbers and comments differ from page to
// page, so that blocks repeat as little as those of real notes.

const NOUNS =
  'order user cart draft session note member job shard replica lease upload invoice device token report window batch ticket asset'.split(
    ' ',
  );
const FIELDS =
  'id title status total version owner region score expiresAt attempts checksum locale size updatedAt parentId weight'.split(
    ' ',
  );
const VERBS =
  'load save merge split retry flush claim renew verify index publish archive collect compare restore trim'.split(
    ' ',
  );

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const snake = (word) => word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The names one block uses. */
function pickNames(random, remark) {
  const noun = random.pick(NOUNS);
  const verb = random.pick(VERBS);
  return {
    noun,
    Noun: capital(noun),
    verb,
    call: `${verb}${capital(noun)}`,
    fields: random.sample(FIELDS, random.integer(3, 5)),
    number: random.integer(2, 96),
    milliseconds: random.integer(2, 60) * 50,
    port: random.integer(3000, 9800),
    remark,
  };
}

const PROGRAMS = {
  js: [
    ({noun, Noun, call, fields, milliseconds, remark}) => `
// ${remark}
export async function ${call}(${noun}Id, {signal} = {}) {
  const timeout = AbortSignal.timeout(${milliseconds});
  const response = await fetch(\`/api/${noun}s/\${${noun}Id}\`, {
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!response.ok) throw new Error(\`${Noun} \${${noun}Id}: \${response.status}\`);
  const {${fields.join(', ')}} = await response.json();
  return Object.freeze({${fields.join(', ')}});
}`,
    ({noun, call, fields, number, remark}) => `
const ${noun}s = new Map();
const LIMIT = ${number};

export function ${call}(key, make) {
  const known = ${noun}s.get(key);
  if (known !== undefined) return known;
  const made = make(key); // ${remark}
  ${noun}s.set(key, made);
  if (${noun}s.size > LIMIT) ${noun}s.delete(${noun}s.keys().next().value);
  return made;
}

console.log(${call}('${fields[0]}', (key) => key.length * ${number}));`,
  ],
  ts: [
    ({Noun, noun, call, fields, remark}) => `
export interface ${Noun} {
${fields.map((field, i) => `  readonly ${field}${i % 2 ? '?' : ''}: ${['string', 'number', 'Date', 'readonly string[]', 'boolean'][i % 5]};`).join('\n')}
}

/** ${remark} */
export function ${call}(before: ${Noun}, patch: Partial<Omit<${Noun}, '${fields[0]}'>>): ${Noun} {
  return {...before, ...patch};
}

type Keys = Exclude<keyof ${Noun}, \`\${string}At\`>;
const ${noun}Keys = ['${fields[0]}'] as const satisfies readonly Keys[];`,
    ({Noun, noun, verb, milliseconds, number, remark}) => `
type Result<T> = {kind: 'ok'; value: T} | {kind: 'failed'; reason: unknown};

async function ${verb}WithRetry<T>(task: (attempt: number) => Promise<T>): Promise<Result<T>> {
  let reason: unknown;
  for (let attempt = 0; attempt < ${(number % 6) + 2}; attempt++) {
    try {
      return {kind: 'ok', value: await task(attempt)};
    } catch (error) {
      reason = error; // ${remark}
      await new Promise((done) => setTimeout(done, ${milliseconds} * 2 ** attempt));
    }
  }
  return {kind: 'failed', reason};
}

export const ${noun}Task = (id: string) => ${verb}WithRetry(() => fetch\`/\${id}\` as never as Promise<${Noun}>);`,
  ],
  tsx: [
    ({Noun, noun, call, fields, milliseconds, remark}) => `
import {useEffect, useState} from 'react';

interface ${Noun}ListProps {
  readonly ${fields[0]}: string;
}

export function ${Noun}List({${fields[0]}}: ${Noun}ListProps) {
  const [${noun}s, set${Noun}s] = useState<readonly ${Noun}[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => ${call}(${fields[0]}, controller.signal).then(set${Noun}s), ${milliseconds});
    return () => {
      clearTimeout(timer); // ${remark}
      controller.abort();
    };
  }, [${fields[0]}]);
  return (
    <ul className="${noun}s" aria-busy={${noun}s.length === 0}>
      {${noun}s.map((${noun}) => (
        <li key={${noun}.id}>{${noun}.${fields[1]}}</li>
      ))}
    </ul>
  );
}`,
  ],
  css: [
    ({noun, number, milliseconds, remark}) => `
/* ${remark} */
.${noun}-list {
  --gap: ${(number % 24) + 4}px;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${number + 120}px, 1fr));
  gap: var(--gap);
  container-type: inline-size;
}

@container (inline-size > ${number * 8}px) {
  .${noun}-list > :is(a, button):focus-visible {
    outline: 2px solid color-mix(in oklab, currentColor ${number}%, transparent);
    transition: opacity ${milliseconds}ms ease-out;
  }
}`,
  ],
  html: [
    ({noun, Noun, fields, port, remark}) => `
<!-- ${remark} -->
<form action="http://localhost:${port}/${noun}s" method="post">
  <label for="${noun}-${fields[0]}">${Noun}</label>
  <input id="${noun}-${fields[0]}" name="${fields[0]}" required autocomplete="off">
  <details>
    <summary>${fields[1]}</summary>
    <textarea name="${fields[1]}" rows="4"></textarea>
  </details>
  <button type="submit" data-${noun}="${fields[2]}">保存</button>
</form>`,
  ],
  sql: [
    ({noun, fields, number, remark}) => `
-- ${remark}
WITH recent AS (
  SELECT ${fields.map(snake).join(', ')},
         row_number() OVER (PARTITION BY ${snake(fields[0])} ORDER BY ${snake(fields[1])} DESC) AS place
  FROM ${noun}s
  WHERE created_at >= now() - interval '${number} days'
)
SELECT ${snake(fields[0])}, count(*) AS amount, max(${snake(fields[1])}) AS latest
FROM recent
WHERE place <= ${(number % 9) + 1}
GROUP BY ${snake(fields[0])}
HAVING count(*) > ${number}
ORDER BY amount DESC
LIMIT ${number * 5};`,
  ],
  python: [
    ({noun, Noun, verb, fields, number, milliseconds, remark}) => `
import asyncio
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ${Noun}:
${fields.map((field) => `    ${snake(field)}: str`).join('\n')}


async def ${verb}_all(keys: list[str], limit: int = ${number}) -> list[${Noun}]:
    """${remark}"""
    gate = asyncio.Semaphore(limit)

    async def one(key: str) -> ${Noun}:
        async with gate:
            await asyncio.sleep(${(milliseconds / 1000).toFixed(2)})
            return ${Noun}(*[f"{key}-{i}" for i in range(${fields.length})])

    return await asyncio.gather(*(one(${noun}) for ${noun} in keys))`,
  ],
  go: [
    ({noun, Noun, verb, milliseconds, number, remark}) => `
package ${noun}

import (
	"context"
	"fmt"
	"time"
)

// ${capital(verb)} ${remark}
func (s *${Noun}Store) ${capital(verb)}(ctx context.Context, id string) (*${Noun}, error) {
	ctx, cancel := context.WithTimeout(ctx, ${milliseconds}*time.Millisecond)
	defer cancel()
	for i := 0; i < ${(number % 7) + 2}; i++ {
		if ${noun}, err := s.read(ctx, id); err == nil {
			return ${noun}, nil
		} else if ctx.Err() != nil {
			return nil, fmt.Errorf("${verb} ${noun} %q: %w", id, err)
		}
	}
	return nil, Err${Noun}Missing
}`,
  ],
  java: [
    ({Noun, noun, call, verb, fields, number, milliseconds, remark}) => `
public final class ${Noun}Service {
    private final ConcurrentHashMap<String, ${Noun}> ${noun}s = new ConcurrentHashMap<>(${number});

    /** ${remark} */
    @Transactional(timeout = ${Math.ceil(milliseconds / 1000)})
    public CompletableFuture<${Noun}> ${call}(String ${fields[0]}, long ${fields[1]}) {
        return CompletableFuture
            .supplyAsync(() -> ${noun}s.computeIfAbsent(${fields[0]}, key -> new ${Noun}(key, ${fields[1]})))
            .orTimeout(${milliseconds}, TimeUnit.MILLISECONDS)
            .whenComplete((done, error) -> {
                if (error != null) log.warn("${verb} {} failed", ${fields[0]}, error);
            });
    }
}`,
  ],
  rust: [
    ({Noun, noun, verb, fields, number, remark}) => `
use std::collections::BTreeMap;

/// ${remark}
#[derive(Debug, Clone, PartialEq)]
pub struct ${Noun}<'a> {
${fields.map((field, i) => `    pub ${snake(field)}: ${["&'a str", 'u64', 'Option<String>', 'f32', 'bool'][i % 5]},`).join('\n')}
}

pub fn ${verb}<'a>(${noun}s: impl Iterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
    let mut counts = BTreeMap::new();
    for ${noun} in ${noun}s.filter(|word| word.len() > ${number % 12}).take(${number}) {
        *counts.entry(${noun}).or_insert(0) += 1;
    }
    counts
}`,
  ],
  bash: [
    ({noun, verb, number, port, remark}) => `
#!/usr/bin/env bash
set -euo pipefail

# ${remark}
for host in $(seq -f '${noun}-%02g' 1 ${(number % 12) + 2}); do
  code=$(curl --silent --output /dev/null --write-out '%{http_code}' "http://$host:${port}/healthz" || true)
  if [[ "$code" != 200 ]]; then
    echo "$host 返回 $code，跳过 ${verb}" >&2
    continue
  fi
  ssh "$host" "journalctl -u ${noun} --since '-${number} min' | tail -n ${number}"
done`,
  ],
  json: [
    ({noun, fields, number, port}) => `
{
  "name": "@notes/${noun}",
  "version": "${number % 9}.${number % 7}.0",
  "private": true,
  "scripts": {"start": "node --watch src/${noun}.js", "test": "vitest run"},
  "${noun}": {
    "port": ${port},
${fields.map((field, i) => `    "${field}": ${i % 2 ? `"${noun}-${number + i}"` : number * (i + 1)}`).join(',\n')}
  }
}`,
  ],
  yaml: [
    ({noun, number, port, remark}) => `
# ${remark}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${noun}
  labels: {app: ${noun}, tier: backend}
spec:
  replicas: ${(number % 5) + 1}
  template:
    spec:
      terminationGracePeriodSeconds: ${number}
      containers:
        - name: ${noun}
          image: "registry.example/${noun}:1.${number}"
          ports: [{containerPort: ${port}}]
          readinessProbe:
            httpGet: {path: /readyz, port: ${port}}
            periodSeconds: ${(number % 20) + 1}`,
  ],
};

export const LANGUAGES = Object.keys(PROGRAMS);

const EXTENSIONS = {python: 'py', bash: 'sh', rust: 'rs'};

/** One fenced block. `remark` is a short Chinese text that is in its comments. */
export function writeCodeBlock(language, random, remark) {
  const names = pickNames(random, remark);
  const code = random.pick(PROGRAMS[language])(names).slice(1);
  const title = random.chance(0.4)
    ? ` title="${names.verb}-${names.noun}.${EXTENSIONS[language] ?? language}"`
    : '';
  const marks = random.chance(0.25) ? ` {2,4-${random.integer(5, 6)}}` : '';
  const numbers = random.chance(0.1) ? ' showLineNumbers' : '';
  return `\`\`\`${language}${title}${marks}${numbers}\n${code}\n\`\`\``;
}
