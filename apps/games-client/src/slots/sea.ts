/** The sea before the horizon, with the road of the light in the sky on it. Drawn by one shader. */
import { GlProgram, Mesh, MeshGeometry, Shader, UniformGroup } from 'pixi.js';

const vertex = `
in vec2 aPosition;
in vec2 aUV;
out vec2 vPlace;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  mat3 all = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((all * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vPlace = aUV;
}`;

const fragment = `
precision highp float;
in vec2 vPlace;
out vec4 finalColor;
uniform float uTime;
uniform float uAspect;
uniform float uLightX;
uniform float uProgress;
uniform float uWarmth;
uniform vec3 uHaze;
uniform vec3 uDeep;
uniform vec3 uRoad;

float swell(vec2 p) {
  return sin(p.x + uTime * 0.7) + sin(p.x * 0.6 - p.y * 1.7 + uTime * 1.1)
    + sin(p.y * 2.3 + p.x * 1.4 - uTime * 0.9);
}

void main() {
  float near = vPlace.y;
  float far = 1.0 / (near * 1.7 + 0.07);
  vec2 p = vec2((vPlace.x - 0.5) * uAspect * far * 5.0, far * 8.0);
  float low = swell(p) / 3.0;
  float high = swell(p * 2.9 + 3.1) / 3.0;
  vec3 haze = mix(uHaze, vec3(0.36, 0.70, 0.74), uProgress);
  vec3 deep = mix(uDeep, vec3(0.02, 0.14, 0.27), uProgress);
  vec3 water = mix(haze, deep, smoothstep(0.0, 0.62, near));
  float crest = smoothstep(0.35, 0.95, low * 0.6 + high * 0.6);
  water += crest * mix(vec3(0.12, 0.22, 0.32), vec3(0.10, 0.32, 0.34), uProgress) * (0.35 + near);
  float width = 0.035 + 0.16 * near + 0.05 * uProgress;
  float away = (vPlace.x - uLightX + low * 0.012) / width;
  float road = exp(-away * away);
  float glint = smoothstep(0.18, 0.75, high * 0.8 + low * 0.35);
  water += road * (0.14 + glint * 0.95) * uRoad * (1.0 - near * 0.45);
  float lamps = smoothstep(0.55, 1.0, near) * smoothstep(0.2, 0.9, high + low * 0.4);
  water += lamps * uWarmth * vec3(0.62, 0.32, 0.09);
  finalColor = vec4(water, 1.0);
}`;

export type Sea = {
  readonly view: Mesh<MeshGeometry, Shader>;
  place(x: number, y: number, width: number, height: number, lightX: number): void;
  update(timeMs: number, progress: number, warmth: number): void;
};

type Shade = readonly [number, number, number];

/** Shares of red, green and blue. */
export type SeaColours = { readonly haze: Shade; readonly deep: Shade; readonly road: Shade };

export const nightSea: SeaColours = {
  haze: [0.3, 0.47, 0.66],
  deep: [0.035, 0.07, 0.22],
  road: [1, 0.93, 0.74],
};

export function createSea({ haze, deep, road }: SeaColours = nightSea): Sea {
  const uniforms = new UniformGroup({
    uTime: { value: 0, type: 'f32' },
    uAspect: { value: 2, type: 'f32' },
    uLightX: { value: 0.3, type: 'f32' },
    uProgress: { value: 0, type: 'f32' },
    uWarmth: { value: 1, type: 'f32' },
    uHaze: { value: new Float32Array(haze), type: 'vec3<f32>' },
    uDeep: { value: new Float32Array(deep), type: 'vec3<f32>' },
    uRoad: { value: new Float32Array(road), type: 'vec3<f32>' },
  });
  const view = new Mesh({
    geometry: new MeshGeometry({
      positions: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
      uvs: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
      indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
    }),
    shader: new Shader({
      glProgram: GlProgram.from({ vertex, fragment, name: 'sea' }),
      resources: { sea: uniforms },
    }),
  });
  return {
    view,
    place(x, y, width, height, lightX) {
      view.position.set(x, y);
      view.scale.set(width, height);
      uniforms.uniforms.uAspect = width / height;
      uniforms.uniforms.uLightX = lightX;
    },
    update(timeMs, progress, warmth) {
      uniforms.uniforms.uTime = timeMs / 1000;
      uniforms.uniforms.uProgress = progress;
      uniforms.uniforms.uWarmth = warmth;
    },
  };
}
