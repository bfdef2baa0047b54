import express from 'express';
import { seeOther } from '../../../server/redirects/shop-redirects';

it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', ''])(
  'does not lead a customer out of the shop by the path %j',
  (path) => {
    const response = Object.create(express.response) as express.Response;
    const redirect = jest.fn();
    Object.assign(response, { set: () => response, redirect });
    seeOther(response, path);
    expect(redirect).toHaveBeenCalledWith(303, '/');
  },
);
