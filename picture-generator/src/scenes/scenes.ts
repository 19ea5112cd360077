import { alpenglow } from './places/alpenglow.ts'
import { beachRun } from './places/beach-run.ts'
import { cairn } from './places/cairn.ts'
import { cityRain } from './places/city-rain.ts'
import { dunes } from './places/dunes.ts'
import { forestPath } from './places/forest-path.ts'
import { hutNight } from './places/hut-night.ts'
import { mistForest } from './places/mist-forest.ts'
import { nightCamp } from './places/night-camp.ts'
import { riverCrossing } from './places/river-crossing.ts'
import { seaCliffs } from './places/sea-cliffs.ts'
import { skiLine } from './places/ski-line.ts'
import { storm } from './places/storm.ts'
import { summitRidge } from './places/summit-ridge.ts'
import { tarn } from './places/tarn.ts'
import { wall } from './places/wall.ts'
import type { Scene } from './scene.ts'

export const scenes: readonly Scene[] = [
  alpenglow,
  beachRun,
  cairn,
  cityRain,
  dunes,
  forestPath,
  hutNight,
  mistForest,
  nightCamp,
  riverCrossing,
  seaCliffs,
  skiLine,
  storm,
  summitRidge,
  tarn,
  wall,
]
