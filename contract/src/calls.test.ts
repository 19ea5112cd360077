import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, everyCallRefuses } from './call.ts'
import { type CallName, calls } from './calls.ts'
import { galleryCalls } from './gallery.ts'
import { refusals } from './refusals.ts'
import { sampleOf } from './sample.ts'
import { galleryPaths, specifiedPaths } from './specified-paths.ts'

const declared: [CallName, Call][] = Object.entries(calls).map(([name, call]) => [name, call])
