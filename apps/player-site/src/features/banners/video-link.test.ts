import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedAddress, videoId, videoLanguage } from './video-link.rules.ts';

test('every form of a video’s address leads to the one video', () => {
  const forms = [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?t=10',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ];
  for (const form of forms) assert.equal(videoId(form), 'aqz-KE-bpKQ', form);
});

test('any other address plays nothing', () => {
  const others = [
    '',
    'aqz-KE-bpKQ',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com.elsewhere.example/watch?v=aqz-KE-bpKQ',
    'https://elsewhere.example/?u=https://youtu.be/aqz-KE-bpKQ',
    'https://youtube.com@elsewhere.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/channel/aqz-KE-bpKQ',
    'https://vimeo.com/12345678901',
  ];
  for (const other of others) assert.equal(videoId(other), undefined, other);
});

test('the player starts when asked, without captions, annotations or related videos', () => {
  const { origin, pathname, searchParams } = new URL(embedAddress('aqz-KE-bpKQ', 'sw'));
  assert.equal(origin, 'https://www.youtube-nocookie.com');
  assert.equal(pathname, '/embed/aqz-KE-bpKQ');
  assert.deepEqual(Object.fromEntries(searchParams), {
    autoplay: '0',
    modestbranding: '1',
    cc_load_policy: '0',
    iv_load_policy: '3',
    rel: '0',
    hl: 'en',
  });
});

test('the player speaks the language of spec §9 for the reader’s', () => {
  const spoken = ['EN', 'TY', 'CN', 'VI', 'TH', 'SW', 'en', 'JA'].map(videoLanguage);
  assert.deepEqual(spoken, ['en', 'tl', 'zh', 'vi', 'th', 'en', 'en', 'en']);
});
